import type { Options } from '@peerless/rules';

/** Where each option is explained. */
export const OPTION_RULES: { readonly [K in keyof Options]: string } = {
  victory: 'R-12.1, R-12.3, D-1',
  cleanup: 'R-9.1, D-9',
  sidekickFallback: 'R-3.6, D-6, RU-52',
  doorZones: 'R-14.6',
  excaliburBoost: 'RU-12',
  ownSpace: 'R-6.15, RU-38',
  openTeamHands: 'R-13.11',
  mulligan: 'R-3.3',
};
