import { Icon } from '#client/ui/icon.tsx';

export function PaidNote({ title, transactionId }: { title: string; transactionId: string }) {
  return (
    <div role="status" className="rounded-box border border-success bg-base-100 p-6">
      <p className="flex items-center gap-2 font-heading text-xl font-bold text-success">
        <Icon name="check" className="size-6 shrink-0" />
        {title}
      </p>
      <p className="mt-2">
        Your transaction Id: <strong className="font-semibold wrap-anywhere">{transactionId}</strong>
      </p>
    </div>
  );
}
