import { pageMenu, writing as words } from '../../content/desk-words/website.ts';
import { Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteForm } from '../frame/Form.tsx';

type Props = {
  columns: string[];
  /** Called with the row in Markdown. */
  onWrite: (row: string) => void;
  onClose: () => void;
};

const nothingPending = { isPending: false, error: null };

/** Asks for the words of a new row of a table, a field for each column. */
export const RowDialog = ({ columns, onWrite, onClose }: Props) => (
  <Dialog title={words.row} onClose={onClose}>
    <WriteForm
      {...{ does: words.addRow, leave: pageMenu.cancel, write: nothingPending, onClose }}
      onSubmit={(_, form) => {
        const fields = [...form.querySelectorAll('input')];
        const typed = fields.map(({ value }) => value.trim().replaceAll('|', '\\|'));
        if (typed.some((each) => each !== '')) onWrite(`| ${typed.join(' | ')} |`);
        else fields[0]?.focus();
      }}
    >
      <div className="my-10 grid gap-7.5">
        {columns.map((column) => (
          <Labeled key={column} label={column}>
            <input className="w-full" />
          </Labeled>
        ))}
      </div>
    </WriteForm>
  </Dialog>
);
