import { View } from '@react-pdf/renderer';
import type { Chart } from '../../content/schemas/white-paper.ts';
import { spectrumColor } from '../brand/colors.ts';
import { barsOf } from '../formats/chart-bars.ts';
import { color, face } from './paper-tokens.ts';
import { Type } from './Type.tsx';

/** Five of the spectrum; white is the paper's own, so ink stands for it. */
const edges = [
  spectrumColor.pink,
  spectrumColor.orange,
  color.ink,
  spectrumColor.green,
  spectrumColor.blue,
] as const;

/** A chart of bars in black ink; light leaves where each one ends. */
export function PaperChart({ chart, width }: { chart: Chart; width: number }) {
  return (
    <View style={{ width, gap: 18 }}>
      <Type face={face.chartTitle} width={width}>
        {chart.title}
      </Type>
      <View style={{ gap: 18, paddingVertical: 6, borderLeftWidth: 0.75, borderLeftColor: color.ink }}>
        {barsOf(chart).map(({ label, value, share }, index) => (
          <View key={label} style={{ gap: 6 }}>
            <View style={{ flexDirection: 'row', justifyContent: 'space-between', paddingLeft: 10 }}>
              <Type face={face.label} width={width * 0.62} ink={color.ink2}>
                {label}
              </Type>
              <Type face={face.figure}>{value}</Type>
            </View>
            <View style={{ height: 10, width: share * (width - 1), backgroundColor: color.ink }}>
              <View
                style={{
                  position: 'absolute',
                  right: 0,
                  width: 3.5,
                  height: 10,
                  backgroundColor: edges[index % edges.length] ?? color.ink,
                }}
              />
            </View>
          </View>
        ))}
      </View>
      <Type face={face.small} width={width} ink={color.ink3}>
        {chart.source}
      </Type>
    </View>
  );
}
