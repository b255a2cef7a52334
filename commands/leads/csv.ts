import { csvMark, toCsvRow } from '../../contract/csv.ts';
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

export function toCsv(rows: Enquiry[]): string {
  const lines = [
    [...columns, 'call_starts_at', 'call_status', 'came_from', 'status', 'answered_at'],
    ...rows.map(({ call, desk, ...row }) => [
      ...columns.map((column) => toText(row[column])),
      call?.starts_at ?? '',
      call?.status ?? '',
      toText(row.came_from),
      desk?.status ?? '',
      desk?.answered_at ?? '',
    ]),
  ];
  return csvMark + lines.map(toCsvRow).join('');
}

const toText = (value: StoredSubmission[keyof StoredSubmission]) => (value === null ? '' : String(value));
