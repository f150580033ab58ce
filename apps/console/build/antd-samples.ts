import { createElement as draw, type ReactNode } from 'react';

type Antd = typeof import('antd');

/**
 * One drawing of an antd component with everything in it whose styles belong to it: what stands in a layer of its own, opens only on a
 * click or appears only with data would be missed otherwise.
 */
export function samples(antd: Antd, name: string): ReactNode {
  const sample = special[name];
  if (sample) return sample(antd);
  const component = (antd as unknown as Record<string, unknown>)[name];
  // Namespaces such as `theme` draw nothing.
  if (typeof component !== 'function' && !isForwarded(component)) return null;
  return draw(component as () => ReactNode, { key: name });
}

const isForwarded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const nothing = () => null;

const special: Readonly<Record<string, (antd: Antd) => ReactNode>> = {
  App: nothing,
  ConfigProvider: nothing,
  Grid: nothing,
  Button: ({ Button, Space }) =>
    draw(
      Space.Compact,
      { key: 'Button' },
      draw(Button, { type: 'primary', loading: true }, 'a'),
      draw(Button, null, 'b'),
    ),
  Dropdown: ({ Dropdown }) =>
    draw(Dropdown, { key: 'Dropdown', open: true, menu: { items: [{ key: 1, label: 'a' }] } }, draw('span')),
  Form: ({ Form, Input }) =>
    draw(
      Form,
      { key: 'Form' },
      draw(
        Form.Item,
        { label: 'a', name: 'a', tooltip: 'a', help: 'b', validateStatus: 'error' },
        draw(Input),
      ),
    ),
  Input: ({ Input }) =>
    draw(
      'span',
      { key: 'Input' },
      draw(Input, { allowClear: true }),
      draw(Input.Search),
      draw(Input.TextArea),
      draw(Input.Password),
    ),
  Modal: ({ Modal }) => {
    const Panel = Modal._InternalPanelDoNotUseOrYouWillBeFired;
    return draw(
      'span',
      { key: 'Modal' },
      draw(Panel, { title: 'a' }),
      draw(Panel, { type: 'confirm', title: 'a' }),
    );
  },
  Drawer: ({ Drawer }) => draw(Drawer._InternalPanelDoNotUseOrYouWillBeFired, { key: 'Drawer', title: 'a' }),
  Popconfirm: ({ Popconfirm }) =>
    draw(Popconfirm._InternalPanelDoNotUseOrYouWillBeFired, { key: 'Popconfirm', title: 'a' }),
  Popover: ({ Popover }) =>
    draw(Popover._InternalPanelDoNotUseOrYouWillBeFired, { key: 'Popover', title: 'a' }),
  Tooltip: ({ Tooltip }) =>
    draw(Tooltip._InternalPanelDoNotUseOrYouWillBeFired, { key: 'Tooltip', title: 'a' }),
  Select: ({ Select }) =>
    draw('span', { key: 'Select' }, draw(Select, { mode: 'multiple' }), draw(Select, { showSearch: true })),
  DatePicker: ({ DatePicker }) =>
    draw(
      'span',
      { key: 'DatePicker' },
      draw(DatePicker, { showTime: true }),
      draw(DatePicker.RangePicker),
      draw(DatePicker._InternalPanelDoNotUseOrYouWillBeFired),
    ),
  Table: ({ Table, Select, Pagination, Checkbox, Spin, Empty, Tooltip, Dropdown }) =>
    draw(
      'span',
      { key: 'Table' },
      draw(Table, {
        columns: [{ title: 'a', dataIndex: 'a', sorter: true, filters: [{ text: 'a', value: 'a' }] }],
        dataSource: Array.from({ length: 30 }, (_, key) => ({ key, a: key })),
        rowSelection: {},
        expandable: { expandedRowRender: () => 'a' },
        loading: true,
      }),
      draw(Pagination, { total: 500, showSizeChanger: true, showQuickJumper: true, simple: true }),
      draw(Pagination, { total: 500, showSizeChanger: true }),
      draw(Select),
      draw(Checkbox),
      draw(Spin),
      draw(Empty),
      draw(Tooltip._InternalPanelDoNotUseOrYouWillBeFired, { title: 'a' }),
      draw(Dropdown, { open: true, menu: { items: [{ key: 1, label: 'a' }] } }, draw('span')),
    ),
  Pagination: ({ Pagination }) => draw(Pagination, { key: 'Pagination', total: 500, showSizeChanger: true }),
  Space: ({ Space, Button }) =>
    draw('span', { key: 'Space' }, draw(Space, null, 'a'), draw(Space.Compact, null, draw(Button))),
  Tabs: ({ Tabs }) => draw(Tabs, { key: 'Tabs', items: [{ key: 'a', label: 'a' }] }),
  Tag: ({ Tag }) => draw(Tag, { key: 'Tag', color: 'success' }, 'a'),
  Typography: ({ Typography }) => draw(Typography.Text, { key: 'Typography', copyable: true }, 'a'),
};
