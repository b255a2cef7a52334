import { Link, View } from '@react-pdf/renderer';
import type { Chapter } from './manuscript.ts';
import { color, face, sheet } from './paper-tokens.ts';
import { Type } from './Type.tsx';

const firstPage = 3;
const number = 24;
const entry = 216;

export function ContentsPage({ chapters }: { chapters: Chapter[] }) {
  const half = Math.ceil(chapters.length / 2);
  const numbered = chapters.map((chapter, index) => ({ ...chapter, page: firstPage + index }));
  // The longest list must end on this page; the shortest should not huddle at its top.
  const room = (sheet.height - sheet.head - sheet.foot) / Math.max(half, 13);
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
      <Type face={face.heading}>Contents</Type>
      <View style={{ flexDirection: 'row', gap: 32 }}>
        {[numbered.slice(0, half), numbered.slice(half)].map((entries) => (
          <View key={entries[0]?.anchor}>
            {entries.map(({ title, anchor, page }) => (
              <Link key={anchor} src={`#${anchor}`} style={{ textDecoration: 'none' }}>
                <View
                  style={{
                    flexDirection: 'row',
                    alignItems: 'center',
                    height: room,
                    borderBottomWidth: 0.5,
                    borderBottomColor: color.line,
                  }}
                >
                  <Type face={face.label} width={number} ink={color.ink3}>{`${page}`}</Type>
                  <Type face={face.label} width={entry}>
                    {title}
                  </Type>
                </View>
              </Link>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
