import { brokenReferences } from '../../content/references.ts';
import { kindNames } from '../../content/schemas/kinds.ts';
import { fileIn, together } from './checked.ts';
import { companyIn } from './facts.ts';
import { linksIn, pathOfFile } from './paths.ts';

/** The files that refer to an entry, in a field or by a link in a text. Such an entry cannot be deleted. */
export function namersIn(files: ReadonlyMap<string, string>): (file: string) => string[] {
  const all = together(files, companyIn(files));
  const broken = new Set(brokenReferences(all));
  const linking = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    for (const path of linksIn(file, source)) linking.set(path, (linking.get(path) ?? new Set()).add(file));
  }
  return (file) => {
    const without = kindNames.map(
      (kind) => [kind, (all.entries.get(kind) ?? []).filter((entry) => entry.file !== file)] as const,
    );
    const missing = brokenReferences({ ...all, entries: new Map(without) }).filter(
      (line) => !broken.has(line),
    );
    const links = linking.get(pathOfFile(file) ?? '') ?? [];
    return [...new Set([...missing.map(fileIn), ...links])].filter((namer) => namer !== file);
  };
}
