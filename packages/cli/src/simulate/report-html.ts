import type { Report } from './report.ts';
export interface Method {
  readonly command: string;
  readonly date: string;
  readonly modes: readonly string[];
}
export const reportHtml = (_report: Report, _method: Method): string => '';
