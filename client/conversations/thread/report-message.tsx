import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason as reasonOf } from '#client/api/call.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ReportForm } from '#client/ui/report-form.tsx';
import {
  MESSAGE_REPORT_REASONS,
  type MessageReportReason,
  MOST_MESSAGE_REPORT_WORDS,
  reportMessage,
} from '#contract/message-reports.ts';
import { t } from '#language/t.ts';
import { messageReportWords } from '../message-report-words.ts';
import type { ShownMessage } from './shown-message.ts';

interface ReportMessageProps {
  conversationId: string;
  message: ShownMessage;
  author: string;
  onClose(): void;
}

export function ReportMessage({ conversationId: id, message, author, onClose }: ReportMessageProps) {
  const report = useMutation({
    mutationFn: (why: { reason: MessageReportReason; words?: string }) =>
      call(reportMessage, { params: { id }, body: { messageId: message.id, ...why } }),
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount) toast.success(t('Reported: our admins look at it.'));
      else toast(t('You have reported this message before.'));
      onClose();
    },
    onError: (error) => console.error(error),
  });

  return (
    <Dialog title={t('Report this message')} onClose={onClose}>
      <blockquote dir="auto" className="mb-3 line-clamp-4 border-s-4 border-base-300 ps-3 wrap-anywhere">
        {message.words || t('A photo')}
      </blockquote>
      <p className="mb-3 text-quiet">
        {t('Our admins see it with a few messages around it. {name} does not learn who reported it.', { name: author })}
      </p>
      <ReportForm
        reasons={MESSAGE_REPORT_REASONS}
        names={messageReportWords}
        mostWords={MOST_MESSAGE_REPORT_WORDS}
        busy={report.isPending}
        fault={report.error ? reasonOf(report.error) : undefined}
        onReport={report.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}
