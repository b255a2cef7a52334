import { decisions, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { reply } from '../../content/desk-words/reply.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { type Actions, decisionsOn } from './decisions.ts';
import { telephoneOf } from './telephone.ts';

/** The same under the thumb, and the telephone. */
export function ThumbBar({ whole, actions }: { whole: WholeEnquiry; actions: Actions }) {
  const { main } = decisionsOn[whole.status];
  const phone = telephoneOf(whole.enquiry.phone_number);
  return (
    <div className="thumb-bar">
      <button type="button" className="button solid" onClick={actions.reply}>
        {reply.open}
      </button>
      {phone && (
        <a className="button" href={phone}>
          {words.callPhone}
        </a>
      )}
      <WriteButton className="button" onClick={() => actions.decide(main)}>
        {main === 'answered' ? decisions.answeredShort : decisions[main]}
      </WriteButton>
    </div>
  );
}
