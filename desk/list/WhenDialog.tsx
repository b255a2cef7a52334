import { later as words } from '../../content/desk-words/enquiry.ts';
import { Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteForm } from '../frame/Form.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { addDays, mondayOf, type Zone } from '../time/zone.ts';

type Props = {
  title: string;
  text: string;
  write: { isPending: boolean; error: unknown };
  /** What the error means, where it is not a common one. */
  fault?: string | undefined;
  onChoose: (until: string) => void;
  onClose: () => void;
};

/** Asks until when something is put off. */
export default function WhenDialog({ title, text, write, fault, onChoose, onClose }: Props) {
  const { zone, now } = useDeskNow();
  const choose = (until: number) => onChoose(new Date(until).toISOString());
  const tomorrow = addDays(zone.dayOf(now), 1);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="my-10 grid justify-items-start gap-6">
        {choicesIn(zone, now).map(([label, until]) => (
          <WriteButton key={until} busy={write.isPending} onClick={() => choose(until)}>
            {label}
          </WriteButton>
        ))}
      </div>
      <WriteForm
        {...{ does: words.take, leave: words.cancel, look: 'line', write, fault, onClose }}
        onSubmit={(typed) => choose(zone.momentOf(String(typed.get('day')), morning))}
      >
        <Labeled label={words.day}>
          <input type="date" name="day" required min={tomorrow} max={addDays(tomorrow, 365)} />
        </Labeled>
      </WriteForm>
    </Dialog>
  );
}

const morning = '09:00';
const evening = '18:00';

/** This evening while that is ahead, tomorrow, and Monday where that is another day. */
function choicesIn(zone: Zone, now: number): [label: string, until: number][] {
  const today = zone.dayOf(now);
  const [tomorrow, monday] = [addDays(today, 1), addDays(mondayOf(today), 7)];
  const choiceOf = (name: 'evening' | 'tomorrow' | 'monday', until: number): [string, number] => [
    words[name](zone.time(until)),
    until,
  ];
  return [
    choiceOf('evening', zone.momentOf(today, evening)),
    choiceOf('tomorrow', zone.momentOf(tomorrow, morning)),
    ...(monday === tomorrow ? [] : [choiceOf('monday', zone.momentOf(monday, morning))]),
  ].filter(([, until]) => until > now);
}
