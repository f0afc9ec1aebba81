/** Loaded by the commands that need it: that takes longer than most others take from beginning to end. */
export const serverPackage = () => import('@peerless/server');
