import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { isRefused } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { LeaveGuard } from '#client/auth/leave-guard.tsx';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { isUnderWay } from '#client/photos/photo-tray.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { BIKE_FIELD_NAMES } from '#contract/bike-fields.ts';
import { t } from '#language/t.ts';
import type { KeptFrame } from './frame-number-field.tsx';
import { PhotosSection, usePhotoTray } from './photos-section.tsx';
import { type AskedPrice, PriceQuestion } from './price-question.tsx';
import { changesBetween, Draft, editOf, filledFields, type ProductDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';

const QualityMeter = lazy(() => lazyImport(() => import('./quality/quality-meter.tsx')));

export interface Sending {
  product: ProductDraft;
  draft: ProductDraft;
  /** The idempotency key. */
  once: string;
  /** Call it on success: it resets the form. */
  done(): void;
}

interface ProductFormProps {
  /** The key of the stored draft in this tab. */
  name: string;
  blank: ProductDraft;
  keptFrame?: KeptFrame | undefined;
  /** The initial values are those of an imported bike. */
  isImported?: boolean;
  /** The initial values are a listed bike: leaving with changes asks first. A new bike's draft is stored instead. */
  isEdit?: boolean;
  onSend(sending: Sending): Promise<void>;
  children: string;
}

export function ProductForm({
  name,
  blank,
  keptFrame,
  isImported = false,
  isEdit = false,
  onSend,
  children,
}: ProductFormProps) {
  const { form, keyOf, done } = usePersistedForm(name, isEdit ? editOf({ before: blank, isImported }) : Draft, blank);
  const photos = usePhotoTray(form);
  const [waiting, setWaiting] = useState(false);
  const [askedPrice, setAskedPrice] = useState<AskedPrice>();
  const shown = useRef<HTMLFormElement>(null);
  const { errors, isSubmitting } = form.formState;
  const { tray } = photos;
  const isSending = () => tray.photos().some(isUnderWay);
  const hasFailed = () => tray.photos().some(({ state }) => state === 'failed');

  const send = form.handleSubmit(async (draft) => {
    setAskedPrice(undefined);
    const product = filledFields(draft);
    try {
      await onSend({ product, draft, once: keyOf(product), done });
    } catch (error) {
      if (isRefused(error, 409) && error.problem.code === 'price-unusual')
        return setAskedPrice({ price: draft.resalePrice, question: error.problem.detail });
      console.error(error);
      showFaults(form, error);
    }
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    return sendAll();
  }

  function keepPrice() {
    form.setValue('confirmedPrice', form.getValues('resalePrice'));
    return sendAll();
  }

  async function sendAll() {
    if (waiting || isSubmitting) return;
    if (isSending()) {
      if (!(await form.trigger(besideThePicture, { shouldFocus: true }))) return;
      setWaiting(true);
      await tray.settled();
      setWaiting(false);
    }
    if (!hasFailed()) return send();
    await form.trigger();
    form.setError('photos', { message: t('Some photos were not added. Try those again, or remove them.') });
    shown.current?.querySelector<HTMLElement>('[data-state=failed] button')?.focus();
  }

  return (
    <form
      ref={shown}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-3xl gap-6 [&_label:has(+:required,+*>:required)]:after:content-['_*'_/_'']"
    >
      <p className="text-sm text-quiet">{t('* Required')}</p>
      <PhotosSection form={form} photos={photos} isOptional={isEdit} />
      <ProductFields
        form={form}
        keptFrame={keptFrame}
        isImported={isImported}
        isEdit={isEdit}
        priceQuestion={askedPrice && <PriceQuestion form={form} asked={askedPrice} onKeep={keepPrice} />}
      />
      <Suspense>
        <QualityMeter form={form} hasFrameNumber={!!keptFrame} />
      </Suspense>
      <FormFault>{errors.root?.message}</FormFault>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={isSubmitting || waiting}>{children}</SubmitButton>
        <p role="status" className="text-sm text-quiet">
          {waiting && t('Waiting for your photos to arrive…')}
        </p>
      </div>
      <LeaveGuard
        isUnsaved={() => isSending() || (isEdit && Object.keys(changesBetween(blank, form.getValues())).length > 0)}
        onLeave={isEdit ? done : undefined}
      >
        {isEdit
          ? t('What you have changed here would be lost.')
          : t('Photos that have not arrived yet would be lost. Everything else is kept for when you come back.')}
      </LeaveGuard>
    </form>
  );
}

/** A photo that is still uploading replaces the picture's URL. */
const besideThePicture = [
  'productName',
  'orgPrice',
  'resalePrice',
  'floor',
  'yearsOfUse',
  ...BIKE_FIELD_NAMES,
  'frameNumber',
  'sellerLocation',
  'sellerPhone',
  'disc',
] as const;
