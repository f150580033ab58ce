import { readDay, type Day } from '@app/domain/calendar/day';
import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { Layer, type LayerOf } from './layer.tsx';
import './calendar.css';

type CalendarLayerProps = LayerOf & {
  readonly id: string;
  readonly label: string;
  readonly value: Day | undefined;
  readonly min: Day;
  readonly max: Day;
  readonly onChoose: (day: Day) => void;
};

/** A month to choose a day from. Weeks begin on Monday. */
export const CalendarLayer = ({ id, label, value, min, max, onChoose, ...of }: CalendarLayerProps) => (
  <Layer {...of}>
    <Dialog id={id} aria-label={label} className="calendar">
      <Calendar
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        value={value === undefined ? null : parseDate(value)}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        onChange={(date) => {
          of.onClose();
          const day = readDay(date.toString());
          if (day) onChoose(day);
        }}
      >
        <header className="calendar-head">
          <Button slot="previous" className="tool">
            <Icon name="fold" />
          </Button>
          <Heading />
          <Button slot="next" className="tool">
            <Icon name="unfold" />
          </Button>
        </header>
        <CalendarGrid className="calendar-days">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className="calendar-day" />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Dialog>
  </Layer>
);
