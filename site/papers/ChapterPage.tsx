import { View } from '@react-pdf/renderer';
import type { Chart } from '../../content/schemas/white-paper.ts';
import { Light } from './Light.tsx';
import type { Chapter } from './manuscript.ts';
import { PaperChart } from './PaperChart.tsx';
import { column, face } from './paper-tokens.ts';
import { Type } from './Type.tsx';
import { Words } from './Words.tsx';

type Props = { chapter: Chapter; site: string };

/** One idea: its heading and its words, with a chart or a pull quote where there is one. */
export function ChapterPage({ chapter, site }: Props) {
  const { chart } = chapter;
  return chart ? (
    <WithChart chapter={chapter} chart={chart} site={site} />
  ) : (
    <Plain chapter={chapter} site={site} />
  );
}

function Plain({ chapter: { title, words, quote }, site }: Props) {
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', flexGrow: 1 }}>
      <View style={{ width: column.heading, justifyContent: 'space-between' }}>
        <Type face={face.heading} width={column.heading}>
          {title}
        </Type>
        {quote && (
          <View style={{ gap: 14 }}>
            <Light width={72} />
            <Type face={face.quote} width={column.heading}>
              {quote}
            </Type>
          </View>
        )}
      </View>
      <View style={{ width: column.words, paddingTop: 5 }}>
        <Words nodes={words} face={face.body} width={column.words} site={site} />
      </View>
    </View>
  );
}

function WithChart({ chapter: { title, words }, chart, site }: Props & { chart: Chart }) {
  return (
    <View style={{ gap: 32 }}>
      <Type face={face.heading} width={column.all}>
        {title}
      </Type>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Words nodes={words} face={face.bodyBesideChart} width={column.besideChart} site={site} />
        <PaperChart chart={chart} width={column.chart} />
      </View>
    </View>
  );
}
