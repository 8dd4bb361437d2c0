import { rich } from '#client/ui/rich.ts';
import { saveAsFile } from '#client/ui/save-as-file.ts';

const ROWS = [
  ['Name', 'Model year', 'Kilometres', 'Price', 'Original price', 'Owners', 'Colour', 'City', 'Phone', 'Description'],
  ['Yamaha FZ-S', '2021', '14,200', '1450', '1900', '1', 'Matt blue', 'Dhaka', '+880 1712 345678', 'Serviced in May.'],
  ['Hero Splendor Plus', '2018', '31,000', '620', '880', '2', 'Black', 'Khulna', '+880 1712 345678', 'New rear tyre.'],
  ['Bajaj Pulsar 150', '2016', '48,500', '780', '1350', '2', 'Red', 'Sylhet', '+880 1712 345678', 'Small dent, tank.'],
];

// The byte order mark tells Excel that this is UTF-8.
const EXAMPLE = `\u{FEFF}${ROWS.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')}\r\n`;

export function ExampleFile() {
  return (
    <p className="mt-3 text-sm text-quiet">
      {rich('No table yet? <example>Download an example</example> and fill it with your bikes.', {
        example: (words) => (
          <button
            type="button"
            onClick={() => saveAsFile('kickstand-example.csv', EXAMPLE, 'text/csv')}
            className="min-h-6 cursor-pointer font-semibold text-link"
          >
            {words}
          </button>
        ),
      })}
    </p>
  );
}
