import { t } from '#language/t.ts';
import type { Findings } from './findings.ts';
import { readAge } from './readers/age.ts';
import { readYear, yearWithin } from './readers/year.ts';
import type { Cells } from './sheet.ts';

export interface AgeOfBike {
  modelYear?: number;
  yearsOfUse?: number;
}

export function readAgeOfBike(cells: Cells, title: string, findings: Findings): AgeOfBike | undefined {
  const [year, age] = [readYear(cells('modelYear')), readAge(cells('yearsOfUse'))];
  if (year && 'value' in year) return { modelYear: findings.take('modelYear', cells('modelYear'), year) as number };
  if (age && 'value' in age) {
    findings.take('modelYear', cells('modelYear'), year);
    return { yearsOfUse: findings.take('yearsOfUse', cells('yearsOfUse'), age) as number };
  }
  const named = yearWithin(title);
  if (named) {
    findings.correct('modelYear', cells('modelYear') || title, String(named));
    return { modelYear: named };
  }
  if (year) findings.refuse('modelYear', year.fault, year.suggestion);
  else if (age) findings.refuse('yearsOfUse', age.fault, age.suggestion);
  else findings.refuse('modelYear', t('The model year is missing, and so are the years of use'));
  return undefined;
}
