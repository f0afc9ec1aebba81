/** Our mark: a medallion cut in two, its halves set against each other. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M30 4a24 24 0 0 0 0 48Z" fill="currentColor" />
      <path d="M34 12a24 24 0 0 1 0 48Z" fill="var(--mark, #d9573f)" />
    </svg>
  );
}
