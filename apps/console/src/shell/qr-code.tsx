import { encode } from 'uqr';

/** The quiet margin that readers want, in modules. */
const border = 2;

/** An address as a code that a phone's camera reads: black on white in the dark too, as readers want it. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="160"
      height="160"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}
