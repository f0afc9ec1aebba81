/** JSON with sorted keys: data files and stores may change their order. `wanted` leaves keys out. */
export const canonical = (value: unknown, wanted: (key: string) => boolean = () => true): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([key]) => wanted(key))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
