import { Path, Svg, View } from '@react-pdf/renderer';
import { company } from '../../content/company.ts';
import { light } from '../illustrations/light.ts';
import { family } from './paper-tokens.ts';
import { Type } from './Type.tsx';

/** The company's mark and name. */
export function PaperMark({ height, ink }: { height: number; ink: string }) {
  const line = { strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: height * 0.5 }}>
      <Svg width={(height * 30) / 22} height={height} viewBox="0 0 30 22">
        <Path {...line} stroke={ink} d="M1 12.5 11 9.6M14 2.2 6.6 18.2h14.8L14 2.2Z" />
        <Path {...line} stroke={light.pink} d="M17.2 8.6 29 6.2" />
        <Path {...line} stroke={light.orange} d="M17.9 10.4 29 10.4" />
        <Path {...line} stroke={light.green} d="M18.8 12.3 29 14.2" />
        <Path {...line} stroke={light.blue} d="M19.7 14.2 29 18" />
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
