import type { SubmitEvent } from 'react';
import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';
import { amount } from '../frame/Frame.tsx';
import type { Booking } from './chain.ts';

const longestName = 24;

type Props = {
  sample: TaskChain;
  booking: Booking;
  onChange: (booking: Booking) => void;
  onBook: () => void;
};

/** All that anybody has to type. */
export function BookingForm({ sample, booking, onChange, onBook }: Props) {
  const { fields, jobs } = sample;

  function book(event: SubmitEvent) {
    event.preventDefault();
    onBook();
  }

  return (
    <form className="booking controls" onSubmit={book}>
      {(['customer', 'car'] as const).map((name) => (
        <label key={name} className="field">
          {fields[name]}
          <input
            value={booking[name]}
            maxLength={longestName}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...booking, [name]: target.value })}
          />
        </label>
      ))}
      <label className="field">
        {fields.job}
        <select
          value={booking.job}
          onChange={({ target }) => onChange({ ...booking, job: Number(target.value) })}
        >
          {jobs.map(({ name, price }, index) => (
            <option key={name} value={index}>{`${name}, ${amount(price)}`}</option>
          ))}
        </select>
      </label>
      <button className="button solid" type="submit">
        {sample.book}
      </button>
    </form>
  );
}
