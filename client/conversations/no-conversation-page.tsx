import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { PANE } from './pane.ts';

/** Beside the list, on wide screens only. */
export default function NoConversationPage() {
  return (
    <div className={`${PANE} grid place-content-center justify-items-center gap-2 border-dashed text-quiet`}>
      <Icon name="chat" className="size-10" />
      <p>{t('Choose a conversation')}</p>
    </div>
  );
}
