import { useQuery } from '@tanstack/react-query';
import { steps, firstSteps as words } from '../../content/desk-words/first-steps.ts';
import { type Claims, readClaims } from '../../contract/claims.ts';
import type { DeskSettings } from '../../contract/desk.ts';
import { Buttons, buttonClass, CopyButton } from '../frame/Button.tsx';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { hasLookedAtCalls } from './looked.ts';

/** What is open before the site goes online, each with the place where it is done. */
export default function FirstStepsPage() {
  const { settings } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['claims'],
    queryFn: async () => ({
      ...(await readClaims(location.origin)),
      backedUpAt: await call('desk_last_backup', {}),
    }),
    staleTime: 0,
  });
  const open = data && openSteps(data, settings);
  return (
    <Page title={words.title} lead={open && open.length > 0 ? words.lead(open.length) : undefined}>
      {error ? <FaultNotice error={error} again={refetch} /> : !open && <Skeleton />}
      {open?.length === 0 && <Notice title={words.done} text={words.doneText} />}
      <ol className="mt-15 max-w-440 border-t border-line empty:hidden">
        {open?.map((step) => (
          <OpenStep key={step.title} {...step} />
        ))}
      </ol>
    </Page>
  );
}

type Step = { title: string; text: string } & ({ to: string; go: string } | { lines: string });

const facts = '/website/facts/company';
const week = 7 * 24 * 60 * 60_000;

function openSteps(
  { backedUpAt, ...claims }: Claims & { backedUpAt: string | null },
  { sends_from, company, zone }: DeskSettings,
): Step[] {
  const { isAtExample, namesOwner, unnamedProcessors, illustrative, namesPrices, namesModel } = claims;
  const all: [isOpen: boolean, step: Step][] = [
    [sends_from === null, steps.mail],
    [company['email']?.endsWith('.example') === true, { ...steps.email, to: facts }],
    [isAtExample, { ...steps.address, to: facts }],
    [!namesOwner, { ...steps.owner, to: facts }],
    [
      unnamedProcessors > 0,
      { ...steps.processors, title: steps.processors.title(unnamedProcessors), to: '/website/facts/privacy' },
    ],
    [
      illustrative.length > 0,
      {
        ...{ ...steps.quotes, title: steps.quotes.title(illustrative.length) },
        to: `/website/facts/case-studies/${illustrative[0]}`,
      },
    ],
    [Date.parse(backedUpAt ?? '1970') < Date.now() - week, steps.backup],
    [!hasLookedAtCalls(), { ...steps.hours, text: steps.hours.text(zone), to: '/website/facts/calls' }],
    [!namesPrices, { ...steps.prices, to: '/website/facts/prices' }],
    [!namesModel, { ...steps.model, to: facts }],
  ];
  return all.filter(([isOpen]) => isOpen).map(([, step]) => step);
}

function OpenStep({ title, text, ...what }: Step) {
  return (
    <li className="border-b border-line py-10">
      <h2 className="text-h4 leading-heading">{title}</h2>
      <p className="mt-4 text-row text-ink-2">{text}</p>
      {'lines' in what ? (
        <Lines lines={what.lines} />
      ) : (
        <Buttons>
          <a className={buttonClass.line} href={`#${what.to}`}>
            {what.go}
          </a>
        </Buttons>
      )}
    </li>
  );
}

/** What only somebody with access to the server can do, to be sent to them. */
function Lines({ lines }: { lines: string }) {
  return (
    <>
      <p className="quiet mt-7.5">{words.forServer}</p>
      <pre className="mt-3 rounded-control border border-line bg-raised p-7 text-small break-all whitespace-pre-wrap">
        {lines}
      </pre>
      <Buttons>
        <CopyButton text={lines} look="small" />
      </Buttons>
    </>
  );
}
