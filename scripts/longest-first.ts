import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files come first, so that no thread is left alone with one at the end; vitest itself goes by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.slow.test.');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
