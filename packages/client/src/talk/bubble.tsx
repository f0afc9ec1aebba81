/** A bubble of speech. */
export const Bubble = () => (
  <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
    <path
      d="M4 4h16v12H11l-5 5v-5H4z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);
