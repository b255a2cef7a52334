import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { MdastNode } from 'satteri';
import { color, type Face } from './paper-tokens.ts';
import { Type } from './Type.tsx';
import type { Run } from './typeset.ts';

type Setting = {
  face: Face;
  width: number;
  /** Where links that begin with a slash lead. */
  site: string;
};

/** Running text from Markdown. */
export function Words({ nodes, ...setting }: Setting & { nodes: MdastNode[] }) {
  return <View style={{ gap: setting.face.size * 0.8 }}>{nodes.map((node) => block(node, setting))}</View>;
}

function block(node: MdastNode, { face, width, site }: Setting): ReactNode {
  if (node.type === 'paragraph') {
    return (
      <Type key={keyOf(node)} face={face} width={width} ink={color.ink2}>
        {node.children.flatMap((child) => inline(child, site))}
      </Type>
    );
  }
  if (node.type !== 'list') throw new Error(`The PDF of a white paper cannot set a ${node.type} yet`);
  const indent = face.size * 1.7;
  return (
    <View key={keyOf(node)} style={{ gap: face.size * 0.4 }}>
      {node.children.map((item, index) => (
        <View key={keyOf(item)} style={{ flexDirection: 'row' }}>
          <View style={{ width: indent }}>
            {node.ordered ? (
              <Type face={face} width={indent} ink={color.ink3}>{`${(node.start ?? 1) + index}.`}</Type>
            ) : (
              <Dash size={face.size} />
            )}
          </View>
          <View>{item.children.map((child) => block(child, { face, width: width - indent, site }))}</View>
        </View>
      ))}
    </View>
  );
}

function Dash({ size }: { size: number }) {
  return (
    <View style={{ width: size * 0.85, height: 0.75, marginTop: size * 0.8, backgroundColor: color.ink3 }} />
  );
}

function inline(node: MdastNode, site: string): Run[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replaceAll('\n', ' ') }];
    case 'strong':
      return node.children.flatMap((child) => inline(child, site)).map((run) => ({ ...run, weight: 600 }));
    case 'link': {
      const href = new URL(node.url, site).href;
      return node.children.flatMap((child) => inline(child, site)).map((run) => ({ ...run, href }));
    }
    default:
      throw new Error(`The PDF of a white paper cannot set ${node.type} within a line yet`);
  }
}

const keyOf = ({ position }: MdastNode) => position?.start.offset;
