/** The product's logo: the eight-pointed star of the khatam pattern with a saffron centre. `size` in CSS pixels. */
export function LogoSign({ size = 32, tone = 'rail' }: { size?: number; tone?: 'rail' | 'page' }) {
  return (
    <svg className="hd-logo-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="10" fill={tone === 'rail' ? '#14818F' : '#0B7280'} />
      <path
        d="M16 6.5l2.7 6.8 6.8 2.7-6.8 2.7L16 25.5l-2.7-6.8L6.5 16l6.8-2.7z"
        fill="none"
        stroke="#fff"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="16" r="2" fill="#F4B860" />
    </svg>
  );
}
