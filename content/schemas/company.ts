import { z } from 'zod';
import { hoursOfDay, ofEachDay, overlapping, overlaps, timesOf } from './hours.ts';
import { photoName } from './picture.ts';
import { drawn, faultsIn } from './shared.ts';

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
    .meta({
      title: `You answer on ${day}`,
      description:
        'The promised time runs in these hours alone, in the time zone of your calls: the contact page says them, and the desk and emails count by them. From midnight until midnight is the whole day; a promise of days counts hours of your longest one.',
      form: 'hours',
    });

/** Who we are, as content/company.json has it. The desk's form shows each field with its title and its description. */
export const company = z
  .strictObject({
    name: drawn(text(40)).meta({
      title: 'Name',
      description:
        'What you are called: in the logo, in titles, in emails, and wherever a text says {{name}}. The film says it too, and is left out until it is made again.',
    }),
    mark: z
      .strictObject({
        photo: photoName,
        /** Its width by its height. */
        ratio: z.number().min(0.25).max(8),
      })
      .nullable()
      .meta({
        title: 'Logo',
        description:
          'In the header and the footer, in icons, in pictures of links and on papers, on a dark ground. Without one they have the drawn prism. The name stands beside it.',
        form: 'mark',
      }),
    tagline: drawn(text(80)).meta({
      title: 'What you do',
      description: 'A few words without a full stop, below the name in the footer and on white papers.',
    }),
    description: text(300).meta({
      title: 'In a sentence',
      description:
        'For search engines, feeds and programs. {{name}} stands for the name above, and changes with it.',
      form: 'lines',
    }),
    audience: text(80).meta({
      title: 'Customers',
      description: 'For whom you work, as told to search engines.',
    }),
    legalName: text(80).nullable().meta({
      title: 'Legal name',
      description:
        'In the footer, on the privacy page, and told to search engines. Many countries ask for it.',
    }),
    address: text(200).nullable().meta({
      title: 'Postal address',
      description: 'In one line, beside the legal name. Many countries ask for it.',
    }),
    email: z
      .email({ error: 'must be an email address' })
      .max(120)
      .meta({ title: 'Email', description: 'Where visitors write to, on every page.' }),
    phone: drawn(text(40)).nullable().meta({
      title: 'Phone',
      description: 'In the footer, on white papers and told to search engines. Empty while there is none.',
    }),
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
      .meta({
        title: 'Social profiles',
        description: 'Your pages on social networks: in the footer, and told to search engines.',
        form: 'profiles',
      }),
    answerTime: drawn(text(30))
      .regex(promisedTime, 'must be 1 to 999 minutes, hours or days, such as 2 hours')
      .meta({
        title: 'You answer within',
        description:
          'The promise on every page, such as 2 hours, or 2 working days at the latest. The desk and the emails count by its number. The film says it too, and is left out until it is made again.',
      }),
    answeredOn: z
      .strictObject(ofEachDay(answeredOn))
      .refine((week) => Object.values(week).some((hours) => hours.length > 0), 'must have hours on some day'),
    author: drawn(text(60)).meta({
      title: 'Who signs',
      description: 'Below articles and replies. {{name}} stands for the name.',
    }),
    signature: text(200).nullable().meta({
      title: 'Signature',
      description:
        'Below replies that the desk sends, with the legal name and address, above what the visitor wrote. Empty, it is who signs.',
    }),
    mondayMail: z.boolean().meta({
      title: "Monday's mail",
      description:
        'Once a week to the address that gets the messages: how many came and wrote, what was answered in time, what is open.',
    }),
    copyrightYear: z.int().min(1000).max(9999).meta({
      title: 'Copyright since',
      description: 'The year in the footer.',
    }),
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: 'must be the three letters of a currency, such as USD or EUR',
      })
      .meta({
        title: 'Currency',
        description: 'Your own amounts and the calculators are in it; worked examples stay in dollars.',
        form: 'currency',
      }),
    model: text(120).meta({
      title: 'Language model',
      description:
        'The one that writes replies by default, with its maker and the country in which it runs, as “What to ask us” says it.',
    }),
    url: origin.meta({
      title: 'Address of the website',
      description:
        'Without a slash at the end. The film says it too. Whoever runs the server can set another one, SITE_URL, which counts before this one.',
    }),
    apiUrl: origin.meta({
      title: 'Address of the API',
      description: 'Where programs send enquiries, as the API reference says. A developer knows it.',
    }),
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
