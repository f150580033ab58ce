/** Our mark: a shield made of two brackets, one for each shift that hands over to the next. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg
    className="logo"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    strokeWidth="2.4"
    aria-hidden="true"
  >
    <path d="M10.5 3.2 4 5.6v6.2c0 4.2 2.6 7.2 6.5 9" stroke="var(--brand-solid)" />
    <path d="m13.5 3.2 6.5 2.4v6.2c0 4.2-2.6 7.2-6.5 9" stroke="var(--brand-mark)" />
    <path d="M9 12.2h6" stroke="var(--brand-mark)" />
  </svg>
);
