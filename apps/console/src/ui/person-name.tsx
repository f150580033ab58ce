import './list-table.css';

/** Who a row of a list is: the name, and under it the document's number, masked. */
export const PersonName = ({ name, idcard }: { readonly name: string; readonly idcard: string }) => (
  <>
    <strong>{name}</strong>
    <span className="list-under">{idcard}</span>
  </>
);
