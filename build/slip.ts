/**
 * A mistake of whoever gave the command, said in a sentence that names what to mend. build/run.js makes it the last
 * word, without a stack: nothing is wrong with the program.
 */
export class Slip extends Error {
  override name = 'Slip';
}
