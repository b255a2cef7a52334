import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { encode } from 'uqr';
import { telling, devices as words } from '../../content/desk-words/devices.ts';
import { deskPath, longestPerson, workerPath } from '../../contract/desk.ts';
import type { Device } from '../../contract/rows.ts';
import { Buttons, Check, Labeled, submitted } from '../frame/Button.tsx';
import { CopyField } from '../frame/Form.tsx';
import { FaultNotice, Page, Skeleton } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { ask, call } from '../request/ask.ts';
import { refreshShown } from '../request/client.ts';
import { signOut } from '../request/session.ts';
import { showToast } from '../toast.ts';

/** The signed-in devices, and how to add or end one. */
export default function DevicesPage() {
  const { settings } = useDesk();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['devices'],
    queryFn: () => call('desk_sessions', {}),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (which: { session: string } | { others: true }) => ask('/sign-out', which),
    onSuccess: async (_, which) => {
      showToast('others' in which ? words.endedOthers : words.ended);
      await refetch();
    },
  });
  const leave = useMutation({
    mutationFn: async () => {
      await signOut(client);
      await forgetWorker();
    },
  });
  const here = data?.find(({ id }) => id === settings.session);

  return (
    <Page title={words.title} lead={words.lead}>
      {error ? <FaultNotice error={error} again={refetch} /> : !data && <Skeleton />}
      <ul className="mt-15 max-w-440 border-t border-line">
        {data?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isHere={device === here}
            onEnd={() => end.mutate({ session: device.id })}
          />
        ))}
      </ul>
      <WriteFault error={end.error ?? leave.error} />
      <Buttons>
        {(data?.length ?? 0) > 1 && (
          <WriteButton busy={end.isPending} onClick={() => end.mutate({ others: true })}>
            {words.endOthers}
          </WriteButton>
        )}
        <WriteButton busy={leave.isPending} onClick={() => leave.mutate()}>
          {words.signOut}
        </WriteButton>
        <small>{words.signOutText}</small>
      </Buttons>
      {/* The list would push a code that is shown already out of sight. */}
      {(data || error) && <AnotherDevice />}
      {here && <Person device={here} onChange={refetch} />}
      {here && <Telling showsName={here.shows_name} pushKey={settings.push_key} onChange={refetch} />}
    </Page>
  );
}

/** A part of the page. */
const sectionClass = 'mt-25 max-w-440 [&>p]:mt-4 [&>p]:mb-10 [&>p]:text-row [&>p]:text-ink-2';

/** Whose this device is. */
function Person({ device: { id, person }, onChange }: { device: Device; onChange: () => unknown }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => call('desk_name_device', { session: id, person: name }),
    onSuccess: () => showToast(words.named),
    onSettled: onChange,
  });
  return (
    <form className={sectionClass} onSubmit={submitted((typed) => mutate(String(typed.get('person'))))}>
      <h2 className="text-h4">{words.person}</h2>
      <p>{words.personText}</p>
      <WriteFault error={error} />
      <Labeled label={words.personLabel}>
        <input
          className="w-full"
          name="person"
          defaultValue={person}
          maxLength={longestPerson}
          autoComplete="given-name"
          enterKeyHint="done"
        />
      </Labeled>
      <Buttons>
        <WriteButton type="submit" busy={isPending}>
          {words.name}
        </WriteButton>
      </Buttons>
    </form>
  );
}

/** Signs in another device without a command or an email. */
function AnotherDevice() {
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => ask<{ link: string }>('/make-link', {}),
    // The link is a secret: it is forgotten as soon as the page is left.
    gcTime: 0,
  });
  return (
    <section className={sectionClass}>
      <h2 className="text-h4">{words.another}</h2>
      <p>{words.anotherText}</p>
      <WriteFault error={error} />
      <Buttons>
        <WriteButton busy={isPending} onClick={() => mutate()}>
          {words.makeLink}
        </WriteButton>
      </Buttons>
      {data && (
        <div ref={show} className="mt-10 scroll-my-10">
          {isOnlyHere(data.link) ? words.onlyHere : <QrCode text={data.link} />}
        </div>
      )}
      {data && <CopyField label={words.link} text={data.link} />}
    </section>
  );
}

/** Whether only this computer can open a link. */
const isOnlyHere = (link: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(link).hostname);

const show = (shown: Element | null) => shown?.scrollIntoView({ block: 'nearest' });

/** For a phone's camera. Black on white, with the white edge that cameras look for. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="block w-90 bg-white"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.code}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

type Props = { device: Device; isHere: boolean; onEnd: () => void };

function DeviceRow({ device: { device, person, seen_at, created_at }, isHere, onEnd }: Props) {
  const { zone, now } = useDeskNow();
  return (
    <li className="flex flex-wrap items-center justify-between gap-10 border-b border-line py-8">
      <p className="flex-[1_1_12rem]">
        <b>{person ? words.of(person, device) : device}</b>
        <small className="block">
          {words.times(zone.moment(seen_at, now), zone.moment(created_at, now))}
        </small>
      </p>
      {isHere ? (
        <span className="quiet shrink-0">{words.here}</span>
      ) : (
        <WriteButton look="small" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </WriteButton>
      )}
    </li>
  );
}

type TellingProps = {
  /** Whether this device is told who wrote; null while it is told nothing. */
  showsName: boolean | null;
  pushKey: string;
  onChange: () => unknown;
};

/** Has this device told of messages while the desk is closed, or no more. */
function Telling({ showsName, pushKey, onChange }: TellingProps) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (shows_name: boolean | null) => {
      const subscription = shows_name === null ? {} : await subscribe(pushKey);
      await ask('/tell', { ...subscription, shows_name: shows_name === true });
      // What was read before the worker was there is read again, and kept.
      await (shows_name === null ? forgetWorker() : refreshShown());
    },
    onSettled: onChange,
  });
  const wanted = isPending ? variables : showsName;
  const hindrance = hindranceHere();
  return (
    <section className={sectionClass}>
      <h2 className="text-h4">{telling.title}</h2>
      <p>{hindrance ?? telling.text}</p>
      <WriteFault error={error} words={error instanceof Refused ? error.message : undefined} />
      {wanted !== null && (
        <Check checked={wanted === true} onChange={mutate}>
          {telling.showName}
        </Check>
      )}
      {!hindrance && (
        <Buttons>
          <WriteButton busy={isPending} onClick={() => mutate(showsName === null ? false : null)}>
            {showsName === null ? telling.start : telling.stop}
          </WriteButton>
        </Buttons>
      )}
    </section>
  );
}

/** Why this browser can be told nothing. Safari on a phone lets only a desk on the home screen be told. */
function hindranceHere(): string | undefined {
  if ('PushManager' in window && 'serviceWorker' in navigator) return undefined;
  // An iPad calls itself a Mac, which has no touch screen.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 0;
  return isApple && !matchMedia('(display-mode: standalone)').matches ? telling.homeScreen : telling.unable;
}

/** The browser's refusal, in words for the owner. */
class Refused extends Error {}

async function subscribe(applicationServerKey: string) {
  // First, because browsers want to be asked in a press.
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused(telling.denied);
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: deskPath });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey };
    const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
    return { endpoint, ...keys };
  } catch {
    throw new Refused(telling.failed);
  }
}

type TrustedTypes = { createPolicy(name: string, rules: object): { createScriptURL(path: string): string } };

/** The desk's policy wants it from a policy of trusted types, where the browser knows them. TypeScript does not. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => workerPath };
  return trustedTypes?.createPolicy('desk', rules).createScriptURL(workerPath) ?? workerPath;
}

/** With the worker its subscription ends as well. */
async function forgetWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration(deskPath))?.unregister();
}
