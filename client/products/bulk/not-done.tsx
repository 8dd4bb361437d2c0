interface NotDoneProps {
  title: string;
  bikes: { _id: string; productName: string; why: string }[];
}

export function NotDone({ title, bikes }: NotDoneProps) {
  if (!bikes.length) return;
  return (
    <div className="text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {bikes.map(({ _id, productName, why }) => (
          <li key={_id} className="wrap-anywhere">
            {productName} <span className="text-quiet">({why})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
