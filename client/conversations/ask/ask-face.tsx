import { Icon } from '#client/ui/icon.tsx';

/** Short beside the price on a phone. */
export function AskFace({ text, short }: { text: string; short: string }) {
  return (
    <>
      <Icon name="chat" />
      <span className="max-lg:sr-only">{text}</span>
      <span aria-hidden="true" className="lg:hidden max-[22rem]:hidden">
        {short}
      </span>
    </>
  );
}

export const askClass = 'btn btn-outline relative max-lg:px-3';
