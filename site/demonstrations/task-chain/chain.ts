import { money } from '../../../content/money.ts';
import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';

/** How long each step is shown, in milliseconds. */
const pace = 900;

export const lengthOf = ({ steps }: TaskChain) => steps.length * pace;

/** The time at which a step, counted from 1, begins. */
export const startOf = (step: number) => (step - 1) * pace;

/** The state at a time: how many steps are done, and whether the next one has failed. */
export function chainAt(time: number, failing: number | undefined): { done: number; failed: boolean } {
  const done = Math.floor(time / pace);
  return failing !== undefined && done >= failing
    ? { done: failing - 1, failed: true }
    : { done, failed: false };
}

/** What was typed and chosen. */
export type Booking = { customer: string; car: string; job: number };

/** The values of a booking for the placeholders in the sample's lines. */
export function valuesOf(sample: TaskChain, { customer, car, job }: Booking): Record<string, string> {
  const { name, price } = sample.jobs[job] as TaskChain['jobs'][number];
  const tax = Math.round(price * sample.tax * 100) / 100;
  return {
    customer: customer.trim() || sample.blank.customer,
    car: car.trim() || sample.blank.car,
    job: name,
    price: money(price),
    rate: `${Math.round(sample.tax * 1000) / 10}%`,
    tax: money(tax),
    total: money(price + tax),
  };
}
