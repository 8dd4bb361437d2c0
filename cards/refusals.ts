export interface Fault {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

export class Refusal extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(status: number, fault: Fault) {
    super(fault.message);
    this.status = status;
    this.fault = fault;
  }
}

export function faultBody(fault: Fault) {
  const page = fault.code && `https://stripe.com/docs/error-codes/${fault.code.replaceAll('_', '-')}`;
  return { error: { ...fault, ...(page && { doc_url: page }) } };
}

export function invalid(message: string, more: Partial<Fault> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

export function unknown(what: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function badCard(code: string, message: string, more: Partial<Fault> = {}): Refusal {
  return new Refusal(402, { type: 'card_error', code, message, ...more });
}

export function unrecognized(request: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  });
}
