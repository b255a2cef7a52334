import { callTitle } from '../../../content/messages/call-mail.ts';
import type { Appointment } from '../../../contract/booking.ts';
import { toCalendarFile } from '../../../contract/calendar-file.ts';

/** Hands the visitor the call as calendars read it. */
export function downloadCall(call: Appointment, description: string): void {
  const file = toCalendarFile({
    method: 'PUBLISH',
    call,
    summary: callTitle,
    description,
    writtenAt: new Date(),
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'call.ics';
  link.click();
  URL.revokeObjectURL(address);
}
