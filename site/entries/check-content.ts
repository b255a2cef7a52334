import { AstroError } from 'astro/errors';
import { brokenReferences } from './broken-references.ts';
import { misshapenCaseStudies } from './case-study-parts.ts';
import { emptyCategories } from './empty-categories.ts';
import { misledLessons } from './lesson-mistakes.ts';
import { unfitMessages } from './unfit-messages.ts';

/** Fails the build for what no schema of a single entry can see, with everything there is to mend. */
export async function checkContent(): Promise<void> {
  const problems = (
    await Promise.all([
      brokenReferences(),
      emptyCategories(),
      misshapenCaseStudies(),
      misledLessons(),
      unfitMessages(),
    ])
  ).flat();
  if (problems.length > 0) throw new AstroError(problems.join('\n'));
}
