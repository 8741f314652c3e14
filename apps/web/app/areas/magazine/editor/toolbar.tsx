import { ArrowUUpLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowUUpLeft";
import { ArrowUUpRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowUUpRight";
import { ImageIcon } from "@phosphor-icons/react/dist/ssr/Image";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/ssr/LinkSimple";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/ssr/ListBullets";
import { ListNumbersIcon } from "@phosphor-icons/react/dist/ssr/ListNumbers";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { QuotesIcon } from "@phosphor-icons/react/dist/ssr/Quotes";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { TextBIcon } from "@phosphor-icons/react/dist/ssr/TextB";
import { TextHThreeIcon } from "@phosphor-icons/react/dist/ssr/TextHThree";
import { TextHTwoIcon } from "@phosphor-icons/react/dist/ssr/TextHTwo";
import { TextItalicIcon } from "@phosphor-icons/react/dist/ssr/TextItalic";
import { TextUnderlineIcon } from "@phosphor-icons/react/dist/ssr/TextUnderline";
import { VideoCameraIcon } from "@phosphor-icons/react/dist/ssr/VideoCamera";
import { type Editor, useEditorState } from "@tiptap/react";
import { ToolbarButton, ToolbarRow, ToolbarSeparator } from "./toolbar-row.tsx";

interface ToolbarProps {
  editor: Editor;
  onLink(): void;
  onPictures(): void;
  onCard(): void;
  onVideo(): void;
}

const readActiveFormats = (editor: Editor) => ({
  isBold: editor.isActive("bold"),
  isItalic: editor.isActive("italic"),
  isUnderlined: editor.isActive("underline"),
  isLink: editor.isActive("link"),
  isHeading2: editor.isActive("heading", { level: 2 }),
  isHeading3: editor.isActive("heading", { level: 3 }),
  isBulletList: editor.isActive("bulletList"),
  isOrderedList: editor.isActive("orderedList"),
  isQuote: editor.isActive("blockquote"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** Formats text by pointer or keyboard: Alt F10 or Tab focuses the toolbar, arrow keys move along it. */
export function Toolbar({ editor, onLink, onPictures, onCard, onVideo }: ToolbarProps) {
  const activeFormats = useEditorState({
    editor,
    selector: ({ editor: one }) => readActiveFormats(one),
  });
  const run = () => editor.chain().focus();
  return (
    <ToolbarRow label="Formatting">
      <ToolbarButton
        label="Bold (Ctrl B)"
        isPressed={activeFormats.isBold}
        icon={<TextBIcon size={20} weight="bold" />}
        onPress={() => run().toggleBold().run()}
      />
      <ToolbarButton
        label="Italic (Ctrl I)"
        isPressed={activeFormats.isItalic}
        icon={<TextItalicIcon size={20} />}
        onPress={() => run().toggleItalic().run()}
      />
      <ToolbarButton
        label="Underline (Ctrl U)"
        isPressed={activeFormats.isUnderlined}
        icon={<TextUnderlineIcon size={20} />}
        onPress={() => run().toggleUnderline().run()}
      />
      <ToolbarButton
        label="Link (Ctrl K)"
        isPressed={activeFormats.isLink}
        icon={<LinkSimpleIcon size={20} />}
        onPress={onLink}
      />
      <ToolbarSeparator />
      <ToolbarButton
        label="Heading"
        isPressed={activeFormats.isHeading2}
        icon={<TextHTwoIcon size={20} />}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <ToolbarButton
        label="Smaller heading"
        isPressed={activeFormats.isHeading3}
        icon={<TextHThreeIcon size={20} />}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      />
      <ToolbarButton
        label="List"
        isPressed={activeFormats.isBulletList}
        icon={<ListBulletsIcon size={20} />}
        onPress={() => run().toggleBulletList().run()}
      />
      <ToolbarButton
        label="Numbered list"
        isPressed={activeFormats.isOrderedList}
        icon={<ListNumbersIcon size={20} />}
        onPress={() => run().toggleOrderedList().run()}
      />
      <ToolbarButton
        label="Pull quote"
        isPressed={activeFormats.isQuote}
        icon={<QuotesIcon size={20} />}
        onPress={() => run().toggleBlockquote().run()}
      />
      <ToolbarButton
        label="Line across"
        icon={<MinusIcon size={20} />}
        onPress={() => run().setHorizontalRule().run()}
      />
      <ToolbarSeparator />
      <ToolbarButton label="Picture" isNamed icon={<ImageIcon size={20} />} onPress={onPictures} />
      <ToolbarButton
        label="Business or item"
        isNamed
        icon={<StorefrontIcon size={20} />}
        onPress={onCard}
      />
      <ToolbarButton label="Video" isNamed icon={<VideoCameraIcon size={20} />} onPress={onVideo} />
      <ToolbarSeparator />
      <ToolbarButton
        label="Undo (Ctrl Z)"
        isDisabled={!activeFormats.canUndo}
        icon={<ArrowUUpLeftIcon size={20} />}
        onPress={() => run().undo().run()}
      />
      <ToolbarButton
        label="Redo (Ctrl Shift Z)"
        isDisabled={!activeFormats.canRedo}
        icon={<ArrowUUpRightIcon size={20} />}
        onPress={() => run().redo().run()}
      />
    </ToolbarRow>
  );
}
