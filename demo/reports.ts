export interface DemoReport {
  productName: string;
  /** Oldest first. */
  reporterEmails: string[];
}

/** Oldest first. */
export const demoReports: DemoReport[] = [
  { productName: 'Yamaha NMAX 155', reporterEmails: ['owen.price@example.org'] },
  {
    productName: 'Hero Karizma ZMR',
    reporterEmails: ['ruwan.jayasinghe@example.org', 'anjali.mehta@example.org', 'sujata.thapa@example.com'],
  },
  { productName: 'Bajaj Boxer 150X', reporterEmails: ['david.mwangi@example.org', 'grace.otieno@example.com'] },
  { productName: 'Yamaha XVS 650 Drag Star', reporterEmails: ['tom.whitfield@example.org'] },
];
