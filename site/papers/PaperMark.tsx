import { Path, Svg, View } from '@react-pdf/renderer';
import { company } from '../../content/company.ts';
import { spectrumColor } from '../brand/colors.ts';
import { mark, markFrame } from '../brand/mark-lines.ts';
import { family } from './paper-tokens.ts';
import { Type } from './Type.tsx';

/** The company's mark and name. */
export function PaperMark({ height, ink }: { height: number; ink: string }) {
  const line = { strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;
  const { x, y, width } = markFrame;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: height * 0.5 }}>
      <Svg
        width={(height * width) / markFrame.height}
        height={height}
        viewBox={`${x} ${y} ${width} ${markFrame.height}`}
      >
        <Path {...line} stroke={ink} d={mark.ray} />
        <Path {...line} stroke={ink} d={mark.prism} />
        {(['pink', 'orange', 'green', 'blue'] as const).map((hue) => (
          <Path key={hue} {...line} stroke={spectrumColor[hue]} d={mark.beams[hue]} />
        ))}
      </Svg>
      <Type
        face={{ family: family.display, weight: 600, size: height * 0.9, leading: 1, tracking: -0.02 }}
        ink={ink}
      >
        {company.name}
      </Type>
    </View>
  );
}
