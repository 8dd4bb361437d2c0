import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reason } from '#client/api/call.ts';
import { invalidate } from '#client/api/query-client.ts';
import { uploadFile } from '#client/api/upload.ts';
import { paths } from '#client/paths.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { useHydrated } from '#client/ui/hydration.ts';
import { listImports, MOST_IMPORT_ROWS, startImport } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { fileFault } from './file-fault.ts';
import { Sending } from './sending.tsx';

const LONGEST_NAME = 200;

/** Uploads a file as soon as it is chosen or dropped. */
export function FileChoice() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(null);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState(0);
  const [over, setOver] = useState(false);

  const send = useMutation({
    mutationFn: (file: File) => {
      const abort = new AbortController();
      const { signal } = abort;
      stop.current = abort;
      const query = { fileName: file.name.slice(-LONGEST_NAME) };
      return uploadFile(startImport, { query, file, type: 'text/csv', onProgress: setSent, signal });
    },
    onSuccess: async ({ _id }) => {
      void invalidate(listImports);
      await navigate(paths.import(_id));
    },
    onError: (error) => {
      if (stop.current?.signal.aborted) return;
      console.error(error);
      setFault(reason(error));
    },
  });

  useEffect(() => () => stop.current?.abort(), []);

  // The focus returns to where the file was chosen.
  useEffect(() => {
    if (send.isError) input.current?.focus();
  }, [send.isError]);

  function take(file: File | undefined) {
    if (!file || send.isPending) return;
    const unfit = fileFault(file);
    setFault(unfit);
    setSent(0);
    if (!unfit) send.mutate(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  if (send.isPending && send.variables)
    return <Sending fileName={send.variables.name} share={sent} onCancel={() => stop.current?.abort()} />;
  return (
    <div className="mt-6">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid cursor-pointer justify-items-center gap-3 rounded-box border-2 border-dashed px-6 py-10 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-base-content ${over ? 'border-base-content bg-base-100' : 'border-base-content/40 hover:border-base-content'}`}
      >
        <span className="btn btn-primary">{t('Choose a CSV file')}</span>
        <span className="text-quiet max-md:hidden">{t('or drop it here')}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={!hydrated}
          aria-describedby={hint}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      <div className="mt-3">
        <FormFault>{fault}</FormFault>
      </div>
      <p id={hint} className="mt-2 max-w-prose text-sm text-quiet">
        {t(
          'From Excel: File, Save As, “CSV UTF-8”. From Google Sheets: File, Download, “Comma-separated values”. Up to {most, number} rows.',
          { most: MOST_IMPORT_ROWS },
        )}
      </p>
    </div>
  );
}
