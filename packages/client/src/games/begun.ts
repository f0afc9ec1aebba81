/** Games that were begun in this page and have not been opened with their posters yet; by a reload they are under way. */
const begun = new Set<string>();
/** Those whose opening is over, wherever they began. */
const opened = new Set<string>();

export const noteBegun = (id: string): void => {
  begun.add(id);
};

export const isBegun = (id: string): boolean => begun.has(id);

export const noteOpened = (id: string): void => {
  begun.delete(id);
  opened.add(id);
};

export const isOpened = (id: string): boolean => opened.has(id);
