import { QRCode } from 'antd';

/** An address as a code that a phone's camera reads: black on white in the dark too, as readers want it. */
export const QrCode = ({ address }: { address: string }) => (
  <QRCode type="svg" value={address} size={160} bordered={false} color="#000000" bgColor="#ffffff" />
);
