import { Page, View } from '@react-pdf/renderer';
import type { WhitePaper } from '../../content/schemas/white-paper.ts';
import { formatDay } from '../formats/dates.ts';
import { drawings } from '../illustrations/drawings.ts';
import { CoverPicture } from './CoverPicture.tsx';
import { PaperMark } from './PaperMark.tsx';
import { color, column, face, sheet } from './paper-tokens.ts';
import { Type } from './Type.tsx';

/** The picture across the upper half, the title below it: half a page of ink, which a shop's printer can afford. */
export function CoverPage({ paper }: { paper: WhitePaper }) {
  const drawing = drawings[paper.picture];
  if (!drawing) throw new Error(`There is no drawing named "${paper.picture}"`);
  const [title = '', subtitle] = paper.title.split(': ');
  return (
    <Page size={[sheet.width, sheet.height]} bookmark={paper.title} style={{ backgroundColor: color.paper }}>
      <View style={{ backgroundColor: color.night }}>
        <CoverPicture drawing={drawing} width={sheet.width} />
        <View style={{ position: 'absolute', top: 36, left: sheet.margin }}>
          <PaperMark height={19} ink={color.paper} />
        </View>
      </View>
      <View
        style={{
          flexGrow: 1,
          padding: sheet.margin,
          paddingTop: 38,
          paddingBottom: 40,
          justifyContent: 'space-between',
        }}
      >
        <View>
          <Type face={face.title} width={column.all}>
            {subtitle ? `${title}:` : title}
          </Type>
          {subtitle && (
            <Type face={face.title} width={column.all} ink={color.ink3}>
              {subtitle}
            </Type>
          )}
        </View>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <Type face={face.bodyBesideChart} width={column.words} ink={color.ink2}>
            {paper.description}
          </Type>
          <Type face={face.label} ink={color.ink3}>
            {`White paper, ${formatDay(paper.date)}`}
          </Type>
        </View>
      </View>
    </Page>
  );
}
