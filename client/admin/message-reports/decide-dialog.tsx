import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import {
  decideMessageReport,
  listReportedMessages,
  type MESSAGE_REPORT_DECISIONS,
  type ReportedMessage,
} from '#contract/message-reports.ts';
import { message, t } from '#language/t.ts';

export type MessageDecision = (typeof MESSAGE_REPORT_DECISIONS)[number];

interface DecideDialogProps {
  report: ReportedMessage;
  decision: MessageDecision;
  onDone(): void;
  onClose(): void;
}

const texts = {
  remove: {
    title: message('Remove this message?'),
    confirm: message('Remove the message'),
    done: message('The message is removed.'),
  },
  dismiss: {
    title: message('Dismiss this report?'),
    confirm: message('Dismiss'),
    done: message('The report is dismissed.'),
  },
};

export function DecideDialog({ report: { _id: id, author }, decision, onDone, onClose }: DecideDialogProps) {
  const { title, confirm, done } = texts[decision];
  const decide = useConfirmedMutation({
    mutate: () => call(decideMessageReport, { params: { id }, body: { decision } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount) toast.success(t(done));
      else toast(t('Another admin has already decided about it.'));
      await refresh(listReportedMessages);
      onDone();
    },
    onError: () => void refresh(listReportedMessages),
  });
  return (
    <ConfirmDialog
      title={t(title)}
      keep={t('Not now')}
      confirm={t(confirm)}
      grave={decision === 'remove'}
      {...decide}
      onClose={onClose}
    >
      {decision === 'remove' ? (
        <p>
          {rich(
            'Its words and photos leave the conversation for both sides, and the reports on it are settled. The account of <strong>{name}</strong> stays as it is.',
            { name: author.name, strong: (words) => <strong className="wrap-anywhere">{words}</strong> },
          )}
        </p>
      ) : (
        <p>{t('The message stays in its conversation, and the reports on it are settled.')}</p>
      )}
      <p className="font-semibold">{t('This cannot be undone.')}</p>
    </ConfirmDialog>
  );
}
