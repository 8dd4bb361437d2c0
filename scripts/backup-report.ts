import type { Manifest } from '../server/backup/manifest.ts';

export function printBackup({ product, moment, migrations, tables, photos, secrets, auditHead }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Kickstand ${product}, ${migrations.at(-1)?.name}, at ${moment}`);
  console.log(`${rows} rows in ${tables.length} tables`);
  console.log(`${photos.photos} photos, ${photos.files} files, ${(photos.bytes / 1e6).toFixed(1)} MB`);
  if (photos.deleted > 0) console.log(`${photos.deleted} photos were deleted meanwhile`);
  if (photos.unfinished > 0) console.log(`${photos.unfinished} uploads have not all their files`);
  if (photos.lost > 0) console.error(`LOST from the store: ${photos.lost} photos: ${photos.lostNames.join(' ')}`);
  console.log(`Secrets, to be kept elsewhere: ${secrets.map(({ name }) => name).join(', ') || 'none'}`);
  console.log(`npm run audit:verify -- --head ${auditHead}`);
}
