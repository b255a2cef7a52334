import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };
import { hoursOfDay, ofEachDay, overlapping, overlaps, timesOf } from './hours.ts';
import { photoName } from './picture.ts';
import { drawn, faultsIn } from './shared.ts';

const { company: say } = words;

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .max(120)
  .refine((url) => !url.endsWith('/'), 'must end without a slash');

const text = (most: number) => z.string().min(1).max(most);

/** An amount and its unit, and whatever else a promise says: the days that count are those of the hours. */
export const promisedTime = /^([1-9]\d{0,2}) (?:working |business )?(minute|hour|day)s?(?:$|[ ,])/;

/** When the promised time runs on a day. */
const answeredOn = (day: string) =>
  z
    .array(
      hoursOfDay.refine(
        (hours) => timesOf(hours).opens < timesOf(hours).closes,
        'must end after it begins; a night is two, until midnight and from it',
      ),
    )
    .max(8)
    .check((hours) => {
      const fault = faultsIn(hours);
      for (const index of overlapping(hours.value.map(timesOf))) fault([index], overlaps);
    })
    .meta({ title: `You answer on ${day}`, ...say.answeredOn, form: 'hours' });

/** Who we are, as content/company.json has it. The desk's form shows each field with its words of fact-words.json. */
export const company = z
  .strictObject({
    name: drawn(text(40)).meta(say.name),
    mark: z
      .strictObject({
        photo: photoName,
        /** Its width by its height. */
        ratio: z.number().min(0.25).max(8),
      })
      .nullable()
      .meta({ ...say.mark, form: 'mark' }),
    tagline: drawn(text(80)).meta(say.tagline),
    description: text(300).meta({ ...say.description, form: 'lines' }),
    audience: text(80).meta(say.audience),
    legalName: text(80).nullable().meta(say.legalName),
    address: text(200).nullable().meta(say.address),
    email: z.email({ error: 'must be an email address' }).max(120).meta(say.email),
    phone: drawn(text(40)).nullable().meta(say.phone),
    profiles: z
      .array(
        z.strictObject({
          name: text(40),
          url: z
            .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/us' })
            .max(200),
        }),
      )
      .max(12)
      .meta({ ...say.profiles, form: 'profiles' }),
    answerTime: drawn(text(30))
      .regex(promisedTime, 'must be 1 to 999 minutes, hours or days, such as 2 hours')
      .meta(say.answerTime),
    answeredOn: z
      .strictObject(ofEachDay(answeredOn))
      .refine((week) => Object.values(week).some((hours) => hours.length > 0), 'must have hours on some day'),
    author: drawn(text(60)).meta(say.author),
    signature: text(200).nullable().meta(say.signature),
    mondayMail: z.boolean().meta(say.mondayMail),
    copyrightYear: z.int().min(1000).max(9999).meta(say.copyrightYear),
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: 'must be the three letters of a currency, such as USD or EUR',
      })
      .meta({ ...say.currency, form: 'currency' }),
    model: text(120).meta(say.model),
    url: origin.meta(say.url),
    apiUrl: origin.meta(say.apiUrl),
  })
  .check((facts) => {
    const { answerTime, answeredOn } = facts.value;
    const isEveryDay = Object.values(answeredOn).every((hours) => hours.length > 0);
    if (/working|business/.test(answerTime) && isEveryDay)
      faultsIn(facts)(
        ['answerTime'],
        'must not say working days while you answer on every day: take the hours of the others away',
      );
  });
export type Company = z.infer<typeof company>;
