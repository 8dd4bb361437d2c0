export type Payment =
  | { step: 'filling-in'; fault?: string }
  | { step: 'charging' }
  | { step: 'paid'; transactionId: string };

export type Event =
  | { type: 'submitted' }
  | { type: 'refused'; reason: string }
  | { type: 'confirmed'; transactionId: string };

export function payment(now: Payment, event: Event): Payment {
  switch (event.type) {
    case 'submitted':
      return now.step === 'filling-in' ? { step: 'charging' } : now;
    case 'refused':
      return now.step === 'charging' ? { step: 'filling-in', fault: event.reason } : now;
    case 'confirmed':
      return now.step === 'charging' ? { step: 'paid', transactionId: event.transactionId } : now;
  }
}
