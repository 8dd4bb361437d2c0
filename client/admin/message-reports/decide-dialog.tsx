import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import {
  decideMessageReport,
  listReportedMessages,
  type MESSAGE_REPORT_DECISIONS,
  type ReportedMessage,
} from '#contract/message-reports.ts';

export type MessageDecision = (typeof MESSAGE_REPORT_DECISIONS)[number];

interface DecideDialogProps {
  report: ReportedMessage;
  decision: MessageDecision;
  onDone(): void;
  onClose(): void;
}

const texts = {
  remove: { title: 'Remove this message?', confirm: 'Remove the message', done: 'The message is removed.' },
  dismiss: { title: 'Dismiss this report?', confirm: 'Dismiss', done: 'The report is dismissed.' },
};

export function DecideDialog({ report: { _id: id, author }, decision, onDone, onClose }: DecideDialogProps) {
  const { title, confirm, done } = texts[decision];
  const decide = useConfirmedMutation({
    mutate: () => call(decideMessageReport, { params: { id }, body: { decision } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount) toast.success(done);
      else toast('Another admin has already decided about it.');
      await refresh(listReportedMessages);
      onDone();
    },
    onError: () => void refresh(listReportedMessages),
  });
  return (
    <ConfirmDialog
      title={title}
      keep="Not now"
      confirm={confirm}
      grave={decision === 'remove'}
      {...decide}
      onClose={onClose}
    >
      {decision === 'remove' ? (
        <p>
          Its words and photos leave the conversation for both sides, and the reports on it are settled. The account of{' '}
          <strong className="wrap-anywhere">{author.name}</strong> stays as it is.
        </p>
      ) : (
        <p>The message stays in its conversation, and the reports on it are settled.</p>
      )}
      <p className="font-semibold">This cannot be undone.</p>
    </ConfirmDialog>
  );
}
