import type { StoredSubmission } from '../../contract/submissions.ts';
import type { Enquiry } from '../enquiries/read-all.ts';

const columns: (keyof StoredSubmission)[] = [
  'received_at',
  'name',
  'email',
  'phone_number',
  'other_social_media',
  'instagram_handle',
  'business_details',
  'suspected_spam',
  'created_at',
  'id',
];

/** The mark at the start tells spreadsheets that the letters are UTF-8. */
export function toCsv(rows: Enquiry[]): string {
  const lines = [
    [...columns, 'call_starts_at', 'call_status'],
    ...rows.map(({ call, ...row }) => [
      ...columns.map((column) => toText(row[column])),
      call?.starts_at ?? '',
      call?.status ?? '',
    ]),
  ];
  return `\ufeff${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

const toText = (value: StoredSubmission[keyof StoredSubmission]) => (value === null ? '' : String(value));

/** What a spreadsheet takes for a formula, in narrow and wide letters. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
