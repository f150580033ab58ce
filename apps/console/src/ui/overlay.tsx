// The one place that imports antd's Modal and Drawer: one left open in a page that is hidden and shown again would crash on its return,
// so ours close with the page and are made afresh when it comes back. What a form in them holds belongs to the page.
import { Drawer as AntDrawer, type DrawerProps, Modal as AntModal, type ModalProps } from 'antd';
import { use } from 'react';
import { RevealContext } from './reveal.ts';

export function Modal(props: ModalProps) {
  const revealed = use(RevealContext);
  return <AntModal key={revealed} {...props} open={props.open === true && revealed % 2 === 1} />;
}

export function Drawer(props: DrawerProps) {
  const revealed = use(RevealContext);
  return <AntDrawer key={revealed} {...props} open={props.open === true && revealed % 2 === 1} />;
}
