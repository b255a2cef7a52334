import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Light } from './Light.tsx';
import { PaperMark } from './PaperMark.tsx';
import { color, column, face, sheet } from './paper-tokens.ts';
import { Type } from './Type.tsx';

type Props = {
  /** The heading that is this page: its entry in the reader's outline, and its name when it overflows. */
  title: string;
  anchor: string;
  paperTitle: string;
  number: number;
  of: number;
  children: ReactNode;
};

/** A page with its running head, where light has come as far as the reader. */
export function Sheet({ title, anchor, paperTitle, number, of, children }: Props) {
  return (
    <Page
      id={anchor}
      size={[sheet.width, sheet.height]}
      bookmark={title}
      style={{
        paddingTop: sheet.head,
        paddingBottom: sheet.foot,
        paddingHorizontal: sheet.margin,
        backgroundColor: color.paper,
      }}
    >
      <View fixed style={{ position: 'absolute', top: 30, left: sheet.margin, width: column.all }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 8 }}>
          <Type face={face.small} ink={color.ink3}>
            {paperTitle}
          </Type>
          <Type face={face.small} ink={color.ink3}>{`${number}`}</Type>
        </View>
        <View style={{ height: 0.5, backgroundColor: color.line }} />
        <View style={{ marginTop: -0.75 }}>
          <Light width={(column.all * number) / of} />
        </View>
      </View>
      {children}
      <View fixed style={{ position: 'absolute', bottom: 30, left: sheet.margin }}>
        <PaperMark height={11} ink={color.ink} />
      </View>
      <Text
        fixed
        style={{ position: 'absolute' }}
        render={({ subPageNumber }) => {
          if (subPageNumber > 1) throw new Error(`"${title}" has more words than its page holds`);
          return '';
        }}
      />
    </Page>
  );
}
