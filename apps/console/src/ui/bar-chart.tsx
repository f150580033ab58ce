import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { useAppearance } from './appearance.ts';
import './bar-chart.css';

// Whoever wants a chart fetches this file then, and the library with it.

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export type Bar = {
  /** Below the bar, where there is room. */
  readonly tick: string;
  /** Above its figures, when pointed at. */
  readonly name: string;
  readonly value: number;
  /** How much is missing at it: hatched on top. */
  readonly missing: number;
};

type BarChartProps = {
  readonly bars: readonly Bar[];
  /** The first bar at which something is missing, and its name. */
  readonly mark?: { readonly at: number; readonly name: string } | undefined;
  readonly words: { readonly value: string; readonly missing: string };
  readonly formatNumber: (value: number) => string;
  /** What the chart shows, in one sentence; its figures stand in a table beside it. */
  readonly label: string;
};

/** Bars side by side in the colours of the page. Nothing in it moves. */
export function BarChart({ bars, mark, words, formatNumber, label }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const appearance = useAppearance();
  useEffect(() => {
    if (!canvas.current) return undefined;
    const chart = draw(canvas.current, { bars, mark, words, formatNumber });
    return () => chart.destroy();
  }, [bars, mark, words, formatNumber, appearance]);
  return (
    <div className="bar-chart">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that a script draws */}
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

type Drawn = Omit<BarChartProps, 'label'>;

function draw(canvas: HTMLCanvasElement, { bars, mark, words, formatNumber }: Drawn): Chart {
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const font = { family: style.fontFamily, size: 12 };
  const tight = { barPercentage: 1, categoryPercentage: 0.84, stack: 'one' };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: bars.map(({ tick }) => tick),
      datasets: [
        {
          label: words.value,
          data: bars.map(({ value }) => value),
          backgroundColor: colour('brand-mark'),
          ...tight,
        },
        {
          label: words.missing,
          data: bars.map(({ missing }) => missing),
          backgroundColor: hatched(colour('refused')),
          ...tight,
        },
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      layout: { padding: { top: mark ? 20 : 4 } },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: colour('line') },
          ticks: { color: colour('quiet'), font, maxRotation: 0, autoSkipPadding: 24 },
        },
        y: {
          stacked: true,
          beginAtZero: true,
          grid: { color: colour('line') },
          border: { display: false },
          ticks: {
            color: colour('quiet'),
            font,
            precision: 0,
            maxTicksLimit: 5,
            callback: (value) => formatNumber(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: colour('card'),
          borderColor: colour('line'),
          borderWidth: 1,
          titleColor: colour('ink'),
          bodyColor: colour('ink'),
          titleFont: { ...font, weight: 600 },
          bodyFont: font,
          padding: 8,
          cornerRadius: 6,
          boxPadding: 4,
          filter: ({ parsed, datasetIndex }) => datasetIndex === 0 || parsed.y !== 0,
          callbacks: {
            title: ([item]) => (item ? (bars[item.dataIndex]?.name ?? '') : ''),
            label: ({ dataset, parsed }) => `${dataset.label}: ${formatNumber(parsed.y ?? 0)}`,
          },
        },
      },
    },
    plugins: mark ? [markPlugin(mark, { colour: colour('refused'), font: `600 12px ${font.family}` })] : [],
  });
}

/** As the gaps of a cover bar. */
function hatched(colour: string): CanvasPattern | string {
  const side = 8;
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const brush = tile.getContext('2d');
  if (!brush) return colour;
  brush.strokeStyle = colour;
  brush.lineWidth = 1;
  // What is not there is paler than what is.
  brush.globalAlpha = 0.6;
  for (const shift of [-side, 0, side]) {
    brush.moveTo(shift, side);
    brush.lineTo(shift + side, 0);
  }
  brush.stroke();
  return brush.createPattern(tile, 'repeat') ?? colour;
}

/** A line before the bar that is meant, with its name beside it: on the side where there is room. */
const markPlugin = (
  { at, name }: NonNullable<Drawn['mark']>,
  { colour, font }: { readonly colour: string; readonly font: string },
): Plugin<'bar'> => ({
  id: 'mark',
  afterDatasetsDraw: ({ ctx, chartArea: { left, right, top, bottom }, scales }) => {
    const x = scales['x'];
    if (!x) return;
    const edge = x.getPixelForValue(at) - (x.getPixelForValue(1) - x.getPixelForValue(0)) / 2;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.setLineDash([4, 3]);
    ctx.beginPath();
    ctx.moveTo(edge, top - 16);
    ctx.lineTo(edge, bottom);
    ctx.stroke();
    ctx.fillStyle = colour;
    ctx.font = font;
    ctx.textBaseline = 'top';
    const width = ctx.measureText(name).width;
    const fitsRight = edge + 6 + width <= right;
    ctx.fillText(name, fitsRight ? edge + 6 : Math.max(left, edge - 6 - width), top - 18);
    ctx.restore();
  },
});
